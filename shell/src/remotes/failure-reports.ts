interface Where {
  frontEnd: string
  version?: string
}

/** Tells ops what failed in a browser. */
export function reportFailure(error: unknown, { frontEnd, version }: Where): void {
  console.error(`${frontEnd} ${version}`, error)
}
