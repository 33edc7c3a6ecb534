import clsx from 'clsx'
import type { Picture } from '@/collections/media/present'
import { Drawing } from '@/components/ui/drawing'

type Props = {
  picture: Picture | null
  imageUrl: string | null
  sizes: string
  className?: string
  /** Stands on the first screen: it is fetched at once and before others. */
  isFirst?: boolean
}

/** A picture of the library: a drawing in the colours of the page, a photograph in the format and width that is needed. */
export function PictureView({ picture, imageUrl, sizes, className, isFirst = false }: Props) {
  if (picture?.isDrawing) return <Drawing url={picture.url} alt={picture.alt} className={className} />
  const photo = {
    className: clsx('object-cover', className),
    loading: isFirst ? 'eager' : 'lazy',
    fetchPriority: isFirst ? 'high' : undefined,
    decoding: 'async',
  } as const
  if (!picture) return imageUrl ? <img src={imageUrl} alt="" {...photo} /> : null
  return (
    <picture className="contents">
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        style={{ objectPosition: picture.focus }}
        {...photo}
      />
    </picture>
  )
}
