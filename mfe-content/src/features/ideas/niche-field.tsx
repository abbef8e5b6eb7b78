import { FormField } from '@atelie/web-kit/form-field'
import { EditIcon } from '@atelie/web-kit/icons'
import { Box, Button, Typography } from '@atelie/web-kit/ui'
import { TextField } from '@atelie/web-kit/ui-form'
import type { Control } from 'react-hook-form'
import type { IdeasInput } from './form.ts'
import { strings } from './strings.ts'
import type { Niche } from './use-niche.ts'

interface Props {
  control: Control<IdeasInput>
  niche: Niche
  onSave: () => void
}

export function NicheField({ control, niche: { saved, isEditing, isSaving, edit }, onSave }: Props) {
  if (!isEditing && saved !== null) return <SavedNiche niche={saved} onEdit={edit} />
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexDirection: { xs: 'column', sm: 'row' } }}>
      <FormField
        control={control} name="craftType" hint={strings.nicheHint}
        render={(field) => <TextField {...field} label={strings.niche} autoFocus={saved !== null} />}
      />
      <Button variant="outlined" disabled={isSaving} onClick={onSave} sx={{ flexShrink: 0, minHeight: { sm: 56 } }}>
        {isSaving ? strings.savingNiche : strings.saveNiche}
      </Button>
    </Box>
  )
}

function SavedNiche({ niche, onEdit }: { niche: string; onEdit: () => void }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">{strings.niche}</Typography>
        <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>{niche}</Typography>
      </Box>
      <Button startIcon={<EditIcon />} onClick={onEdit} sx={{ flexShrink: 0 }}>{strings.editNiche}</Button>
    </Box>
  )
}
