/** Ends the session on the server and goes to the sign-in page, which says so. */
export async function signOut(): Promise<void> {
  const response = await fetch('/api/logout', { method: 'POST' })
  if (!response.ok) throw new Error('You could not be signed out. Please try again.')
  window.location.assign('/auth?signed-out')
}
