type Props = { isPending: boolean; label: string; pendingLabel: string }

/** The one button that sends a form off; while that is under way it says so and takes no second press. */
export function SubmitButton({ isPending, label, pendingLabel }: Props) {
  return (
    <button
      type="submit"
      disabled={isPending}
      className="h-12 rounded bg-primary px-5 text-2 font-medium text-on-primary hover:bg-primary-hover disabled:cursor-wait disabled:opacity-70"
    >
      {isPending ? pendingLabel : label}
    </button>
  )
}
