import { extractText, getDocumentProxy } from 'unpdf'

/** The text of each page of a PDF, with white space collapsed. */
export async function pdfPages(content: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(content))
  const { text } = await extractText(document, { mergePages: false })
  return text.map((page) => page.replace(/\s+/g, ' ').trim())
}

/** Each piece of text of a page, with its left and right edge in points. */
export async function pdfTexts(
  content: Uint8Array,
  page = 1,
): Promise<{ text: string; left: number; right: number }[]> {
  const document = await getDocumentProxy(new Uint8Array(content))
  const { items } = await (await document.getPage(page)).getTextContent()
  return items.flatMap((item) =>
    'str' in item && item.str.trim()
      ? [
          {
            text: item.str.trim(),
            left: item.transform[4] as number,
            right: (item.transform[4] as number) + item.width,
          },
        ]
      : [],
  )
}

/** The parts of a PDF that a screen reader knows besides its text: title, language, and the roles of the first page's elements. */
export async function pdfAccess(content: Uint8Array): Promise<{ title: string; language: string; roles: Set<string> }> {
  const document = await getDocumentProxy(new Uint8Array(content))
  const { Title, Language } = (await document.getMetadata()).info as Record<string, string>
  const tree = await (await document.getPage(1)).getStructTree()
  return { title: Title ?? '', language: Language ?? '', roles: new Set(rolesIn(tree as StructNode)) }
}

interface StructNode {
  role?: string
  children?: StructNode[]
}

const rolesIn = ({ role, children = [] }: StructNode): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesIn),
]
