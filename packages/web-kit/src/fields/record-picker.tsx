import { foldText } from '@atelie/contract/text'
import { useCloseOnBack } from '@atelie/web-kit/back/close-on-back'
import { Box, Typography } from '@atelie/web-kit/ui'
import { Autocomplete } from '@atelie/web-kit/ui-picker'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { Fragment, type KeyboardEvent, useState } from 'react'
import type { FieldProps } from './form-field.tsx'
import { strings as commonStrings } from '../strings.ts'
import { strings } from './strings.ts'

export interface PickerOption {
  id: number
  name: string
  /** A second line in the list, such as a price. */
  detail?: string
}

interface Props extends FieldProps {
  label: string
  options: PickerOption[]
  emptyText: string
  /** Offered when nothing is found, with what was typed. */
  creation?: { label: (typed: string) => string; open: (typed: string) => void }
}

/** The id of the option that creates a record. */
const NEW = -1

/** A list of thousands would take seconds to open; to find more, people keep typing. */
const SHOWN_OPTIONS = 100

/** Names as they are compared, each prepared by the first search: the lines of a quote share their options. */
const comparedNames = new WeakMap<PickerOption, string>()

function comparedName(option: PickerOption): string {
  const name = comparedNames.get(option) ?? foldText(option.name)
  comparedNames.set(option, name)
  return name
}

function findOptions(options: PickerOption[], inputValue: string): PickerOption[] {
  const term = foldText(inputValue)
  return (term === '' ? options : options.filter((option) => comparedName(option).includes(term))).slice(
    0,
    SHOWN_OPTIONS,
  )
}

/** A searchable choice of one record. The value is the record's id; 0 for none. */
export function RecordPicker({
  label,
  options,
  emptyText,
  creation,
  value,
  onChange,
  onBlur,
  name,
  inputRef,
  error,
  helperText,
}: Props) {
  /** The first record that matches is highlighted, but none of a list that was only opened: Tab would choose it. */
  const [isSearching, setSearching] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useCloseOnBack(isOpen, close)

  function close() {
    setOpen(false)
    setSearching(false)
  }

  /** Leaving with Tab also chooses the highlighted record, but a click elsewhere does not. */
  function chooseWithKey(event: KeyboardEvent): void {
    // Enter chooses from the list; with nothing to choose it would submit the form.
    if (event.key === 'Enter') event.preventDefault()
    const highlighted = (event.target as Element).getAttribute('aria-activedescendant')
    if (event.key === 'Tab' && highlighted) document.getElementById(highlighted)?.click()
  }

  return (
    <Autocomplete
      options={options}
      filterOptions={(all, { inputValue }) => {
        const found = findOptions(all, inputValue)
        return found.length === 0 && creation ? [{ id: NEW, name: inputValue.trim() }] : found
      }}
      value={options.find((option) => String(option.id) === value) ?? null}
      onChange={(_, option) => {
        if (option?.id === NEW) creation?.open(option.name)
        else onChange(option?.id ?? 0)
      }}
      onBlur={onBlur}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      autoHighlight={isSearching}
      onInputChange={(_, text, reason) =>
        setSearching(reason === 'input' && text !== '' && findOptions(options, text).length > 0)
      }
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={close}
      onKeyDown={chooseWithKey}
      noOptionsText={emptyText}
      openText={strings.open}
      closeText={commonStrings.close}
      clearText={strings.clear}
      // The list opens outside the page's landmarks, so it is one itself.
      slotProps={{ popper: { role: 'region', 'aria-label': label } }}
      renderOption={({ key, ...props }, option) => (
        <Fragment key={key}>
          {option.id === NEW && (
            <Typography component="li" role="presentation" color="textSecondary" sx={{ px: 2, py: 0.75 }}>
              {emptyText}
            </Typography>
          )}
          <Box component="li" {...props} sx={{ minHeight: 44 }}>
            {option.id === NEW ? (
              <Typography color="primary" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {creation?.label(option.name)}
              </Typography>
            ) : (
              <Box>
                <Typography>{option.name}</Typography>
                {option.detail && (
                  <Typography variant="body2" color="textSecondary">
                    {option.detail}
                  </Typography>
                )}
              </Box>
            )}
          </Box>
        </Fragment>
      )}
      renderInput={(params) => (
        <TextField {...params} name={name} label={label} inputRef={inputRef} error={error} helperText={helperText} />
      )}
    />
  )
}
