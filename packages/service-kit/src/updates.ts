/** The fields a caller sent, for $set: an absent field keeps its stored value, null clears it. */
export function present(fields: Record<string, unknown>, prefix = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined).map(([name, value]) => [prefix + name, value]),
  )
}
