/** A session as its owner sees it. */
export type SessionView = {
  /** Names the session in calls; its own id is part of the cookie and is never shown. */
  id: string
  /** The browser and the system, in plain words. */
  device: string
  /** Where it was used last; unknown for sessions from before this was noted. */
  address: string | null
  startedAt: string | null
  lastSeenAt: string | null
  isCurrent: boolean
}
