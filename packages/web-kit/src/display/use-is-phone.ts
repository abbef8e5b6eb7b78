import { useMediaQuery } from '@atelie/web-kit/ui-page'

/** Whether dialogs and forms have the whole screen, and little of it. */
export const useIsPhone = (): boolean => useMediaQuery((theme) => theme.breakpoints.down('sm'))
