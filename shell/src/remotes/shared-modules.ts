/** How the bundler knows a module that the shell shares. */
interface SharedModule {
  get: () => Promise<unknown>
  /** Undefined before its first use. */
  loading?: Promise<unknown> | null
}

/** Modules by name and version. */
export type ShareScope = Record<string, Record<string, SharedModule>>

/**
 * Lets a shared module that could not be loaded be loaded by the next part that takes it. The federation runtime would keep the
 * failure until the page is reloaded.
 */
export function forgetFailedLoads(scope: ShareScope): void {
  for (const shared of Object.values(scope).flatMap((versions) => Object.values(versions))) {
    const { get } = shared
    shared.get = async () => {
      try {
        return await get()
      } catch (error) {
        shared.loading = null
        throw error
      }
    }
  }
}
