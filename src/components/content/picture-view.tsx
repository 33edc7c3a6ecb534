import clsx from 'clsx'
import type { Picture } from '@/collections/media/present'
import { Drawing } from '@/components/ui/drawing'

type Props = { picture: Picture | null; imageUrl: string | null; sizes: string; className?: string }

/** A picture of the library: a drawing in the colours of the page, a photograph in the width that is needed. */
export function PictureView({ picture, imageUrl, sizes, className }: Props) {
  if (picture?.isDrawing) return <Drawing url={picture.url} alt={picture.alt} className={className} />
  const photo = clsx('object-cover', className)
  if (picture) {
    const srcSet = [...picture.sizes, { url: picture.url, width: picture.width }]
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ')
    return (
      <img
        src={picture.url}
        srcSet={srcSet}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading="lazy"
        decoding="async"
        className={photo}
      />
    )
  }
  return imageUrl ? <img src={imageUrl} alt="" loading="lazy" decoding="async" className={photo} /> : null
}
