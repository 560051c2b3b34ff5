import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { pictureSources } from '../platform/shared/pictures.ts'
import { classNames } from './class-names.ts'

type Picture = { name: string; src?: string | null; className?: string } & Omit<
  ComponentProps<'img'>,
  'src' | 'className' | 'alt' | 'name'
> & {
    /** The words for the picture; left out, it is decoration beside the name. */
    alt?: string
  }

/** The first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.at(-1) : ''
  return [words[0], last]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('en')
}

function PictureOrInitials({
  name,
  src,
  alt = '',
  className,
  textClass,
  sizes,
  ...rest
}: Picture & { textClass: string }) {
  const image = useRef<HTMLImageElement>(null)
  const [broken, setBroken] = useState<string | null>(null)
  // A picture that failed before the page woke up has no error event left to hear.
  useEffect(() => {
    const { current } = image
    if (current !== null && current.complete && current.naturalWidth === 0)
      setBroken(current.currentSrc || current.src)
  }, [src])
  const missing = src === undefined || src === null || src === '' || broken !== null
  return (
    <span
      className={classNames(
        'relative grid shrink-0 place-items-center overflow-hidden bg-sand-wash text-ink-faint',
        className,
      )}
    >
      {missing ? (
        <span
          aria-hidden={alt === ''}
          role={alt === '' ? undefined : 'img'}
          aria-label={alt === '' ? undefined : alt}
          className={classNames('font-medium', textClass)}
        >
          {initialsOf(name)}
        </span>
      ) : (
        <picture className="contents">
          {Object.entries(pictureSources(src)).map(([format, widths]) => (
            <source key={format} type={`image/${format}`} srcSet={widths} sizes={sizes} />
          ))}
          <img
            ref={image}
            src={src}
            alt={alt}
            decoding="async"
            className="size-full object-cover"
            onError={() => setBroken(src)}
            {...rest}
          />
        </picture>
      )}
    </span>
  )
}

const avatarSizes = {
  s: 'size-8 text-xs',
  m: 'size-10 text-sm',
  l: 'size-16 text-xl',
  xl: 'size-24 text-2xl',
}

/** A small picture of a person beside the name; initials when there is none or it fails. */
export function Avatar({
  size = 'm',
  shape = 'round',
  className,
  ...picture
}: Picture & { size?: keyof typeof avatarSizes; shape?: 'round' | 'square' }) {
  return (
    <PictureOrInitials
      sizes="6rem"
      {...picture}
      textClass=""
      className={classNames(
        avatarSizes[size],
        shape === 'round' ? 'rounded-full' : 'rounded-sm',
        className,
      )}
    />
  )
}

const ratios = {
  square: 'aspect-square',
  card: 'aspect-10/9',
  portrait: 'aspect-4/5',
  wide: 'aspect-16/10',
}

/** The picture of a card or profile, as wide as its place, with its shape kept while it loads. */
export function Portrait({
  ratio = 'square',
  className,
  ...picture
}: Picture & { ratio?: keyof typeof ratios }) {
  return (
    <PictureOrInitials
      loading="lazy"
      sizes="(min-width: 40rem) 24rem, 92vw"
      {...picture}
      textClass="text-4xl"
      className={classNames('w-full', ratios[ratio], className)}
    />
  )
}
