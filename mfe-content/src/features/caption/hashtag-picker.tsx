import { AddIcon, CloseIcon, type IconComponent } from '@atelie/web-kit/display/icons'
import { Box, Button, Typography } from '@atelie/web-kit/ui'
import { Chip } from '@atelie/web-kit/ui-page'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { type FormEvent, type Ref, useId, useRef, useState } from 'react'
import { add, type Hashtags, remove, suggestedOf } from './hashtags.ts'
import { strings } from './strings.ts'

const MAX_LENGTH = 60

interface Props {
  hashtags: Hashtags
  onChange: (hashtags: Hashtags) => void
}

export function HashtagPicker({ hashtags, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const selected = useRef<HTMLElement>(null)
  const suggested = suggestedOf(hashtags)

  function addTyped(event: FormEvent) {
    event.preventDefault()
    onChange(add(hashtags, typed))
    setTyped('')
    field.current?.focus()
  }

  /** A pressed chip moves to the other list, and the focus to its neighbour; after the last one, to the selected list. */
  function move(chip: HTMLElement, changed: Hashtags) {
    const neighbour = chip.nextElementSibling ?? chip.previousElementSibling
    const next = neighbour instanceof HTMLElement ? neighbour : selected.current
    next?.focus()
    onChange(changed)
  }

  return (
    <>
      <Box component="form" onSubmit={addTyped} sx={{ display: 'flex', gap: 1, alignItems: 'stretch' }}>
        <TextField
          inputRef={field}
          label={strings.newHashtag}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
        />
        <Button type="submit" variant="outlined" sx={{ flexShrink: 0 }}>
          {strings.addHashtag}
        </Button>
      </Box>
      <Tags
        sectionRef={selected}
        title={strings.selected}
        none={strings.noneSelected}
        tags={hashtags.selected}
        icon={CloseIcon}
        color="primary"
        nameOf={strings.remove}
        onClick={(tag, chip) => move(chip, remove(hashtags, tag))}
      />
      {suggested.length > 0 && (
        <Tags
          title={strings.suggested}
          tags={suggested}
          icon={AddIcon}
          color="default"
          nameOf={strings.select}
          onClick={(tag, chip) => move(chip, add(hashtags, tag))}
        />
      )}
    </>
  )
}

interface TagsProps {
  /** For a list that can take the focus. */
  sectionRef?: Ref<HTMLElement>
  title: string
  none?: string
  tags: readonly string[]
  icon: IconComponent
  color: 'primary' | 'default'
  /** Tells screen readers what a click does. */
  nameOf: (tag: string) => string
  onClick: (tag: string, chip: HTMLElement) => void
}

function Tags({ sectionRef, title, none, tags, icon: Icon, color, nameOf, onClick }: TagsProps) {
  const id = useId()
  return (
    <section ref={sectionRef} tabIndex={sectionRef ? -1 : undefined} aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {tags.length === 0 && <Typography color="textSecondary">{none}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {tags.map((tag) => (
          <Chip
            key={tag}
            label={tag}
            aria-label={nameOf(tag)}
            icon={<Icon fontSize="small" />}
            color={color}
            variant="outlined"
            onClick={({ currentTarget }) => onClick(tag, currentTarget)}
            sx={{ height: 'auto', minHeight: 44, px: 1, maxWidth: '100%', fontSize: '1rem' }}
          />
        ))}
      </Box>
    </section>
  )
}
