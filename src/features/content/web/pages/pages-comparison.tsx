import { Table } from '../../../../ui/table.tsx'

interface Row {
  name: string
  ours: string
  others: string
}

/** What we ask beside what others ask. */
export function Comparison({
  caption,
  headers,
  rows,
}: {
  caption: string
  headers: Row
  rows: Row[]
}) {
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={(row) => row.name}
      columns={[
        { key: 'name', header: headers.name, lead: true, cell: (row) => row.name },
        {
          key: 'ours',
          header: headers.ours,
          align: 'end',
          className: 'font-semibold tabular-nums',
          cell: (row) => row.ours,
        },
        {
          key: 'others',
          header: headers.others,
          align: 'end',
          className: 'tabular-nums',
          cell: (row) => row.others,
        },
      ]}
    />
  )
}
