import { useLeaveGuard } from '@atelie/web-kit/forms/leave-guard'
import { PageHeader } from '@atelie/web-kit/display/page-parts'
import { Box } from '@atelie/web-kit/ui'
import { Tab, Tabs } from '@atelie/web-kit/ui-form'
import { usePersistentState } from '@atelie/web-kit/drafts/use-draft'
import { useState } from 'react'
import { ClientForm } from './client-form.tsx'
import { ClientList } from './client-list.tsx'
import { EditClient } from './edit-client.tsx'
import { strings } from './strings.ts'
import { useListPlace } from './use-list-place.ts'

type Screen = 'list' | 'new' | 'edit'

interface Shown {
  screen: Screen
  /** The client of the edit tab. */
  editedId: number | null
  /** Known already, of the new tab's client. */
  name?: string
}

const LIST: Shown = { screen: 'list', editedId: null }

export default function ClientsPage() {
  const [{ screen, editedId, name }, setShown] = usePersistentState('clients', LIST)
  const [isDirty, setDirty] = useState(false)
  const mayLeave = useLeaveGuard(isDirty)
  const { term, setTerm } = useListPlace(screen === 'list')

  const show = (next: Screen, id: number | null = null) => setShown({ screen: next, editedId: id })
  const leaveFor = (next: Screen) => {
    if (mayLeave()) show(next)
  }
  // The person may have opened another form by the time a slow response comes.
  const leaveThisForm = () => setShown((now) => (now.screen === screen && now.editedId === editedId ? LIST : now))
  const form = { onDirty: setDirty, onSaved: leaveThisForm, onCancel: () => leaveFor('list') }

  return (
    <>
      <PageHeader title={strings.title} />
      <Tabs
        value={screen}
        onChange={(_, next: Screen) => leaveFor(next)}
        aria-label={strings.title}
        variant="scrollable"
        sx={{ mb: 3, '.MuiTab-root': { px: { xs: 1, sm: 1.5 }, fontSize: { xs: '0.9375rem', sm: '1rem' } } }}
      >
        <Tab value="list" label={strings.listTab} id="tab-list" aria-controls="panel-list" />
        <Tab value="new" label={strings.newTab} id="tab-new" aria-controls="panel-new" />
        {editedId !== null && <Tab value="edit" label={strings.editTab} id="tab-edit" aria-controls="panel-edit" />}
      </Tabs>
      <Box role="tabpanel" id={`panel-${screen}`} aria-labelledby={`tab-${screen}`}>
        {screen === 'list' && (
          <ClientList
            term={term}
            onSearch={setTerm}
            onEdit={(id) => show('edit', id)}
            onNew={(known) => setShown({ screen: 'new', editedId: null, name: known })}
          />
        )}
        {screen === 'new' && <ClientForm client={null} name={name} {...form} />}
        {editedId !== null && <EditClient id={editedId} {...form} />}
      </Box>
    </>
  )
}
