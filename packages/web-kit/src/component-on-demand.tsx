import { useCloseOnBack } from '@atelie/web-kit/back/close-on-back'
import { type ToastMessage, useRareToast } from '@atelie/web-kit/toast/toast'
import { type ComponentType, createElement, useEffect, useRef, useState } from 'react'
import { Opening } from './display/opening.tsx'
import { onDemand } from './on-demand.ts'

interface Openable {
  /** Needed by a component that closes gently and so stays mounted; one that is mounted only while it is open does without. */
  open?: boolean
  onClose: () => void
}

/**
 * A dialog, menu or panel in a file of its own, loaded once it is opened; meanwhile the person sees that it is coming. If the
 * file cannot be loaded it shows the toast and closes, so that the control that opened it tries again and nothing opens later.
 * `load` is for loading it before that, and a control that toggles it must not close it before it `isLoaded`.
 */
export function componentOnDemand<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  failure: Pick<ToastMessage, 'title' | 'description'>,
  Loading: ComponentType = Opening,
) {
  const { load, getLoaded } = onDemand(importComponent)
  /** Closes the toast of the last failure, which another attempt makes untrue. */
  let closeToast = () => {}

  function OnDemand(props: Props & Openable) {
    const { open = true, onClose } = props
    const [late, setLate] = useState<ComponentType<Props> | null>(null)
    const Component = late ?? getLoaded()
    const toast = useRareToast()
    const close = useRef(onClose)
    useEffect(() => {
      close.current = onClose
    })
    useCloseOnBack(open && !Component, onClose)
    useEffect(() => {
      if (!open || Component) return undefined
      let isWanted = true
      closeToast()
      load().then(
        (loaded) => setLate(() => loaded),
        () => {
          if (!isWanted) return
          closeToast = toast({ variant: 'destructive', ...failure })
          close.current()
        },
      )
      return () => {
        isWanted = false
      }
    }, [Component, open, toast])
    if (Component) return createElement(Component, props)
    return open && <Loading />
  }
  return Object.assign(OnDemand, { load, isLoaded: () => getLoaded() !== null })
}
