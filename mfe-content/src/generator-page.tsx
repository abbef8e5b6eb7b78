import { UndoIcon } from '@atelie/web-kit/display/icons'
import { PageHeader } from '@atelie/web-kit/display/page-parts'
import { Box, Button, Typography } from '@atelie/web-kit/ui'
import { Tab, Tabs } from '@atelie/web-kit/ui-form'
import { type ReactNode, useEffect, useRef } from 'react'
import { strings } from './strings.ts'
import type { GeneratorTab, ResultState } from './use-result.ts'

interface Props<Result> {
  texts: { title: string; intro: string; formTab: string; resultTab: string }
  resultState: ResultState<Result>
  /** Above both tabs. */
  notice?: ReactNode
  form: ReactNode
  result: (result: Result) => ReactNode
}

/** The frame of every generator: an introduction and two tabs, the second of which waits for a result. */
export function GeneratorPage<Result>({ texts, resultState, notice, form, result: resultOf }: Props<Result>) {
  const { tab, result, open } = resultState
  const tabsRef = useTabFocus(tab)
  return (
    <Box sx={{ maxWidth: 'md', mx: 'auto' }}>
      <PageHeader title={texts.title} />
      <Typography color="textSecondary" sx={{ mt: -2, mb: 2 }}>
        {texts.intro}
      </Typography>
      <Tabs
        ref={tabsRef}
        value={tab}
        onChange={(_, next: GeneratorTab) => open(next)}
        aria-label={texts.title}
        sx={{ mb: 3 }}
      >
        <Tab value="form" label={texts.formTab} id="tab-form" aria-controls="panel-form" />
        <Tab
          value="result"
          label={texts.resultTab}
          id="tab-result"
          aria-controls="panel-result"
          disabled={result === null}
        />
      </Tabs>
      {notice}
      <Panel name="form" tab={tab}>
        {resultState.leftBehind && (
          <Button variant="outlined" startIcon={<UndoIcon />} onClick={resultState.recover} sx={{ mb: 2 }}>
            {strings.recover}
          </Button>
        )}
        {form}
      </Panel>
      <Panel name="result" tab={tab}>
        {result !== null && resultOf(result)}
      </Panel>
    </Box>
  )
}

/** Stays mounted while the other tab is open, so that it does not lose what was typed. */
function Panel({ name, tab, children }: { name: GeneratorTab; tab: GeneratorTab; children: ReactNode }) {
  return (
    <Box role="tabpanel" id={`panel-${name}`} aria-labelledby={`tab-${name}`} hidden={tab !== name}>
      {children}
    </Box>
  )
}

/** A button that opens the other tab disappears with its own, so the focus moves to that tab, and the page to its top. */
function useTabFocus(tab: GeneratorTab) {
  const tabsRef = useRef<HTMLDivElement>(null)
  const opened = useRef(tab)
  useEffect(() => {
    if (opened.current === tab) return
    opened.current = tab
    tabsRef.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  }, [tab])
  return tabsRef
}
