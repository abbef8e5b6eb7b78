/** The product's mark: the ê of its name, whose circumflex is a folded paper roof. The letter has the colour of the text. */
export function Mark({ size }: { size: number | string }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden>
      <path
        d="M43.5 52.8A15 15 0 1 1 46.6 39.7L19 46"
        fill="none"
        stroke="currentColor"
        strokeWidth="8.5"
        strokeLinejoin="round"
      />
      <path d="M32 1 54 14 50.5 20.5 32 11Z" fill="#f4b93a" />
      <path d="M32 1 10 15 14 21.5 32 11Z" fill="#e8714a" />
    </svg>
  )
}
