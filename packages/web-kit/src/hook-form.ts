/** The parts of react-hook-form that we use; shared with the remotes for the same reason as ui. */
export { get, set, useController, useFieldArray, useForm, useFormState, useWatch } from 'react-hook-form'
export type {
  Control,
  DefaultValues,
  FieldErrors,
  FieldPath,
  FieldPathByValue,
  FieldValues,
  Path,
  PathValue,
  Resolver,
  UseFieldArrayReturn,
  UseFormReturn,
} from 'react-hook-form'
