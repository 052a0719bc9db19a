import {
  PDFButton,
  PDFCheckBox,
  PDFDict,
  type PDFDocument,
  type PDFField,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRadioGroup,
  PDFSignature,
  PDFString,
  PDFTextField,
  type PDFWidgetAnnotation,
} from '@cantoo/pdf-lib'

export interface FieldPlace {
  page: number
  widget: PDFWidgetAnnotation
  /** The state that a box or radio button has when it is on; null where the form does not say how it looks then. */
  onState: PDFName | null
  /** The value for which a radio button stands. */
  choice: string | null
}

/** A field of the form that a program may fill. */
export interface FormField {
  name: string
  kind: 'text' | 'box' | 'radio'
  places: FieldPlace[]
  /** The font size in points that the form names; 0 where it leaves the size to the viewer. */
  fontSize: number
  align: 'left' | 'center' | 'right'
  hasLines: boolean
  /** The number of cells into which the field is divided; 0 for a plain field. */
  cells: number
}

const alignments = ['left', 'center', 'right'] as const

/** Returns the fields of a form by their names, but for buttons and signatures. */
export function readFields(document: PDFDocument): Map<string, FormField> {
  const fields = new Map<string, FormField>()
  if (!(document.catalog.lookup(PDFName.of('AcroForm')) instanceof PDFDict)) return fields
  const pageOf = pagesOfAnnotations(document)
  for (const field of document.getForm().getFields()) {
    if (field instanceof PDFButton || field instanceof PDFSignature) continue
    const { acroField } = field
    const kind = field instanceof PDFCheckBox ? 'box' : field instanceof PDFRadioGroup ? 'radio' : 'text'
    const choices = field instanceof PDFRadioGroup ? (field.acroField.getExportValues() ?? []) : []
    const places = acroField.getWidgets().flatMap((widget, index): FieldPlace[] => {
      const page = pageOf.get(widget.dict)
      const onState = kind === 'text' ? null : (widget.getOnValue() ?? null)
      // States may be numbers, with the names of the choices beside them.
      const choice = (choices[index] ?? onState)?.decodeText() ?? null
      return page === undefined ? [] : [{ page, widget, onState, choice }]
    })
    const name = field.getName()
    const known = fields.get(name)
    if (known) known.places.push(...places)
    else fields.set(name, { name, kind, places, ...looksOf(document, field) })
  }
  return fields
}

function looksOf(document: PDFDocument, field: PDFField): Pick<FormField, 'fontSize' | 'align' | 'hasLines' | 'cells'> {
  const { acroField } = field
  const [firstWidget] = acroField.getWidgets()
  const inherited = (name: string): PDFObject | undefined =>
    document.context.lookup(
      firstWidget?.dict.get(PDFName.of(name)) ??
        acroField.getInheritableAttribute(PDFName.of(name)) ??
        document.getForm().acroForm.dict.get(PDFName.of(name)),
    )
  const appearance = inherited('DA')
  const style = appearance instanceof PDFString || appearance instanceof PDFHexString ? appearance.decodeText() : ''
  const [, size = '0'] = /([\d.]+)[\0\t\n\f\r ]+Tf/.exec(style) ?? []
  const quadding = Number(inherited('Q')?.toString() ?? 0)
  const isText = field instanceof PDFTextField
  return {
    fontSize: Math.min(72, Number(size) || 0),
    align: alignments[quadding] ?? 'left',
    hasLines: isText && field.isMultiline(),
    cells: isText && field.isCombed() ? (field.getMaxLength() ?? 0) : 0,
  }
}

/** Returns the page of each annotation; an annotation that is on no page is not shown. */
function pagesOfAnnotations(document: PDFDocument): Map<PDFDict, number> {
  const pages = new Map<PDFDict, number>()
  for (const [index, { node }] of document.getPages().entries()) {
    const annotations = node.Annots()
    for (let n = 0; n < (annotations?.size() ?? 0); n += 1) {
      const annotation = annotations?.lookup(n)
      if (annotation instanceof PDFDict) pages.set(annotation, index)
    }
  }
  return pages
}
