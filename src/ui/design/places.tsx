import {
  ArrowRight,
  ChartColumn,
  CircleUserRound,
  Heart,
  MapPin,
  ReceiptText,
  UsersRound,
} from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../badge.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { Button, ButtonLink } from '../button.tsx'
import { Card } from '../card.tsx'
import { Chip, RemovableChip, type Tone } from '../chip.tsx'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import { Pagination } from '../pagination.tsx'
import { Avatar, Portrait } from '../portrait.tsx'
import { SideNav } from '../side-nav.tsx'
import { StatTile } from '../stat-tile.tsx'
import { Table } from '../table.tsx'
import { LinkTabs, PanelTabs } from '../tabs.tsx'
import type { Samples } from './samples.ts'

const tones: Tone[] = ['neutral', 'accent', 'palm', 'gulf', 'amber', 'danger']
const sectionIcons = [ChartColumn, CircleUserRound, UsersRound, ReceiptText]

/** Cards, chips, tables and the ways between them. */
export function Places({ t }: { t: Samples }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <PersonCard t={t} />
        <Small t={t} />
      </div>
      <div className="grid gap-5 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <SideNav
          label={t.account}
          className="rounded-lg bg-sunken p-3"
          current="2"
          items={t.rooms.map((label, index) => ({
            key: String(index),
            label,
            to: '/design',
            icon: sectionIcons[index] ?? ChartColumn,
            count: index === 2 ? 24 : undefined,
          }))}
        />
        <PanelTabs
          label={t.personal}
          tabs={t.panels.map((label, index) => ({
            key: String(index),
            label,
            panel: <p className="text-ink-soft">{[t.personalText, t.lead, t.answer][index]}</p>,
          }))}
        />
      </div>
      <CandidateList t={t} />
      <Breadcrumbs
        label={t.home}
        items={[
          { label: t.home, to: '/' },
          { label: t.candidates, to: '/design' },
          { label: t.person },
        ]}
      />
    </>
  )
}

function CandidateList({ t }: { t: Samples }) {
  const [tab, setTab] = useState('0')
  return (
    <Card title={t.candidates}>
      <LinkTabs
        label={t.candidates}
        current={tab}
        onSelect={setTab}
        tabs={t.tabs.map((label, index) => ({
          key: String(index),
          label,
          count: [24, 12, 5, 4, 3, 2][index],
        }))}
      />
      <CandidateTable t={t} />
      <Pagination
        className="mt-6"
        page={2}
        last={91}
        hrefFor={(page) => `/design?page=${page}`}
        labels={{ bar: t.pages, previous: t.previous, next: t.next, page: t.page }}
      />
    </Card>
  )
}

/** Chips, badges, figures, a card. */
function Small({ t }: { t: Samples }) {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-2">
        {tones.map((tone, index) => (
          <Chip key={tone} tone={tone} icon={index === 2 ? MapPin : undefined}>
            {t.chips[index]}
          </Chip>
        ))}
        <RemovableChip removeLabel={`${t.remove} ${t.nationalities[0]}`} onRemove={() => undefined}>
          {t.nationalities[0]}
        </RemovableChip>
        <Badge count={24} /> <Badge count={3} tone="accent" />
      </div>
      <div className="grid grid-cols-2 gap-3">
        {t.tabs.slice(1, 5).map((label, index) => (
          <StatTile
            key={label}
            label={label}
            value={[12, 5, 4, 3][index]}
            onSelect={index === 0 ? () => undefined : undefined}
          />
        ))}
      </div>
      <Card title={t.personal} action={<Button variant="quiet">{t.edit}</Button>}>
        <p className="text-ink-soft">{t.personalText}</p>
      </Card>
    </div>
  )
}

function PersonCard({ t }: { t: Samples }) {
  return (
    <Card
      as="article"
      lifts
      bare
      foot={
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="font-semibold">{t.price}</span>
          <ButtonLink
            to="/design"
            variant="quiet"
            size="s"
            iconAfter={ArrowRight}
            className="-me-3"
          >
            {t.profile}
          </ButtonLink>
        </div>
      }
    >
      <div className="relative">
        <Portrait name={t.person} />
        <IconButton
          icon={Heart}
          label={t.favourite}
          variant="floating"
          className="absolute end-3 top-3"
        />
      </div>
      <div className="space-y-3 p-5 sm:px-6">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="text-lg">
            <bdi>{t.person}</bdi>
          </h3>
          <span className="text-sm text-ink-faint">{t.years(29)}</span>
        </div>
        <p className="flex items-center gap-1.5 text-sm text-ink-soft">
          <Icon of={MapPin} size={16} /> {t.nationalities[0]}
        </p>
        <div className="flex flex-wrap gap-2">
          <Chip>{t.chips[0]}</Chip>
          <Chip tone="palm">{t.chips[2]}</Chip>
          <Chip tone="gulf">{t.chips[3]}</Chip>
        </div>
      </div>
    </Card>
  )
}

function CandidateTable({ t }: { t: Samples }) {
  const rows = ['Maria Santos', 'Grace Namutebi', 'Rosalie Cruz'].map((name, index) => ({
    name,
    status: t.tabs[index + 1],
    tone: (['accent', 'gulf', 'amber'] as const)[index],
  }))
  return (
    <Table
      className="mt-2"
      caption={t.candidates}
      rows={rows}
      rowKey={(row) => row.name}
      columns={[
        {
          key: 'name',
          header: t.columns[0],
          lead: true,
          cell: (row) => (
            <span className="flex items-center gap-3">
              <Avatar name={row.name} shape="square" />
              <bdi>{row.name}</bdi>
            </span>
          ),
        },
        {
          key: 'status',
          header: t.columns[1],
          cell: (row) => <Chip tone={row.tone}>{row.status}</Chip>,
        },
        {
          key: 'interview',
          header: t.columns[2],
          cell: (_, index) => (index === 0 ? t.interview : '—'),
        },
        {
          key: 'actions',
          header: t.columns[3],
          align: 'end',
          hideHeader: true,
          cell: () => (
            <span className="inline-flex gap-2">
              <Button size="s" variant="secondary">
                {t.reject}
              </Button>
              <Button size="s">{t.select}</Button>
            </span>
          ),
        },
      ]}
    />
  )
}
