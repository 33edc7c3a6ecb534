'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { fileSize } from '@/lib/client/file-size'
import { RequestError } from '@/lib/client/request'
import { toast } from '@/lib/client/toast'
import { uniqueKey } from '@/lib/client/unique-key'
import { uploadFile } from '@/lib/client/upload-file'
import { ACCEPTED_ENDINGS, ACCEPTED_TYPES, MAX_FILE_BYTES } from '@/plugins/portal/collections/project-files/schema'

/** A file on its way to the server; `progress` is the share that was sent, 0 to 1. */
export type OnItsWay = { key: string; name: string; progress: number; error?: string }

/** Why a file cannot be taken, as far as a browser can tell; the server looks at the content. */
function refusalOf({ name, size }: File): string | undefined {
  if (!ACCEPTED_ENDINGS.split(',').some((ending) => name.toLowerCase().endsWith(ending)))
    return `This is not a ${ACCEPTED_TYPES} file`
  if (size > MAX_FILE_BYTES) return `This file has ${fileSize(size)}; the most is ${fileSize(MAX_FILE_BYTES)}`
  return size === 0 ? 'This file is empty' : undefined
}

const messageOf = (error: unknown): string =>
  error instanceof RequestError
    ? (error.problem?.message ?? 'The file could not be uploaded. Please try again.')
    : 'The connection was lost. Please try again.'

/** The files that are being added to a project. Those that have arrived leave the list: the page shows them. */
export function useUploads(projectId: number) {
  const router = useRouter()
  const [uploads, setUploads] = useState<OnItsWay[]>([])
  const patch = (key: string, part: Partial<OnItsWay>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const drop = (key: string) => setUploads((all) => all.filter((one) => one.key !== key))

  const send = async (key: string, file: File) => {
    try {
      await uploadFile(`/api/client/projects/${projectId}/files`, file, {
        fields: {},
        headers: { 'Idempotency-Key': key },
        onProgress: (progress) => patch(key, { progress }),
      })
      drop(key)
      toast({ title: 'File added', description: file.name })
      router.refresh()
    } catch (error) {
      patch(key, { error: messageOf(error) })
    }
  }

  const add = (files: File[]) => {
    for (const file of files) {
      const key = uniqueKey()
      const error = refusalOf(file)
      setUploads((all) => [...all, { key, name: file.name, progress: 0, error }])
      if (!error) void send(key, file)
    }
  }
  return { uploads, add, drop }
}
