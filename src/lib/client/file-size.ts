const KB = 1024

/** A number of bytes for people: `840 KB`, `2.4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`
  if (bytes < KB * KB) return `${Math.round(bytes / KB)} KB`
  return `${(bytes / KB / KB).toFixed(1).replace(/\.0$/, '')} MB`
}
