import { type ComponentType, createElement, useEffect } from 'react'
import { onDemand } from './on-demand.ts'

/**
 * A component in a file of its own, loaded once it is to be shown: nothing until then. After a failure the next click or key
 * tries again. `load` is for loading it before that.
 */
export function componentOnDemand<Props extends object>(importComponent: () => Promise<ComponentType<Props>>) {
  const { load, usePart } = onDemand(importComponent)
  function OnDemand(props: Props) {
    const [Component, load] = usePart()
    useEffect(() => {
      load()
      window.addEventListener('pointerdown', load)
      window.addEventListener('keydown', load)
      return () => {
        window.removeEventListener('pointerdown', load)
        window.removeEventListener('keydown', load)
      }
    }, [load])
    return Component && createElement(Component, props)
  }
  return Object.assign(OnDemand, { load })
}
