/** When a milestone is due, as it is read. */
export const dueText = (days: number | null): string =>
  days === null ? 'To be agreed' : days === 1 ? '1 day after acceptance' : `${days} days after acceptance`
