import { EmptyScene, ListToolbar, Loaded } from '@atelie/web-kit/display/page-parts'
import { AddIcon } from '@atelie/web-kit/display/icons'
import { NoMatch } from '@atelie/web-kit/lists/no-match'
import { SearchField } from '@atelie/web-kit/lists/search-field'
import { SearchTerm } from '@atelie/web-kit/lists/search-term'
import { Button } from '@atelie/web-kit/ui'
import { useSearch } from '@atelie/web-kit/lists/use-search'
import { useQuery } from '@atelie/web-kit/query'
import { useState } from 'react'
import { quotesQuery } from '../lists/quotes-query.ts'
import { QuoteTable } from './quote-table.tsx'
import { quoteSearch } from './search.ts'
import { strings } from './strings.ts'

interface Props {
  /** Null while there are no clients or no products. */
  onCreate: (() => void) | null
  onEdit: (id: number) => void
  onDelete: (id: number) => void
}

export function QuoteList({ onCreate, onEdit, onDelete }: Props) {
  const query = useQuery(quotesQuery)
  const [term, setTerm] = useState('')
  const found = useSearch(query.data, quoteSearch, term)

  return (
    <Loaded query={query}>
      {(quotes) =>
        quotes.length === 0 ? (
          <EmptyScene
            drawing="quotes"
            text={strings.empty}
            action={
              onCreate && (
                <Button variant="contained" startIcon={<AddIcon />} onClick={onCreate}>
                  {strings.createFirst}
                </Button>
              )
            }
          />
        ) : (
          <div>
            <ListToolbar>
              <SearchField value={term} onChange={setTerm} placeholder={strings.search} />
            </ListToolbar>
            {found.length === 0 ? (
              <NoMatch text={strings.noMatch(term)} term={term} onClear={() => setTerm('')} />
            ) : (
              <SearchTerm term={term}>
                <QuoteTable quotes={found} onEdit={onEdit} onDelete={onDelete} />
              </SearchTerm>
            )}
          </div>
        )
      }
    </Loaded>
  )
}
