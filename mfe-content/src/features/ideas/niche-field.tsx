import { FormField } from '@atelie/web-kit/fields/form-field'
import { EditIcon } from '@atelie/web-kit/display/icons'
import { Box, Button, Typography } from '@atelie/web-kit/ui'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { type Ref, useEffect, useRef } from 'react'
import type { Control } from '@atelie/web-kit/hook-form'
import type { IdeasInput } from './form.ts'
import { strings } from './strings.ts'
import type { Niche } from './use-niche.ts'

interface Props {
  control: Control<IdeasInput>
  niche: Niche
  onSave: () => void
  onCancel: () => void
}

export function NicheField({ control, niche: { saved, isEditing, isSaving, edit }, onSave, onCancel }: Props) {
  const editButton = useFocusAfter(isEditing)
  if (!isEditing && saved !== null) return <SavedNiche niche={saved} onEdit={edit} buttonRef={editButton} />
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexDirection: { xs: 'column', sm: 'row' } }}>
      <FormField
        control={control}
        name="craftType"
        hint={strings.nicheHint}
        render={(field) => <TextField {...field} label={strings.niche} autoFocus={saved !== null} />}
      />
      <Box sx={{ display: 'flex', gap: 1, flexShrink: 0, minHeight: { sm: 56 } }}>
        {saved !== null && (
          <Button aria-disabled={isSaving} onClick={() => isSaving || onCancel()}>
            {strings.cancelNiche}
          </Button>
        )}
        <Button variant="outlined" aria-disabled={isSaving} onClick={() => isSaving || onSave()}>
          {isSaving ? strings.savingNiche : strings.saveNiche}
        </Button>
      </Box>
    </Box>
  )
}

/** Moves the focus, which would be lost with the buttons of the replaced field. */
function useFocusAfter(isEditing: boolean) {
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current && !isEditing && document.activeElement === document.body) editButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  return editButton
}

function SavedNiche({
  niche,
  onEdit,
  buttonRef,
}: {
  niche: string
  onEdit: () => void
  buttonRef: Ref<HTMLButtonElement>
}) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          {strings.niche}
        </Typography>
        <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {niche}
        </Typography>
      </Box>
      <Button ref={buttonRef} startIcon={<EditIcon />} onClick={onEdit} sx={{ flexShrink: 0 }}>
        {strings.editNiche}
      </Button>
    </Box>
  )
}
