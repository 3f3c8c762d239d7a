import type { TObject } from '@sinclair/typebox'
import {
  type CatalogFileName,
  type CatalogFiles,
  ClubModel,
  GripRecord,
  headFile,
  headSchemas,
  modelFiles,
  ShaftRecord,
} from '../catalog/index.ts'
import type { Members } from './entries.ts'

/** A catalog file of records, open for changes. */
export interface Document {
  readonly file: CatalogFileName
  readonly schema: TObject
  /** Member by which its records are called; null: they have no id. */
  readonly idField: 'headId' | 'shaftId' | 'gripId' | null
  readonly records: Members[]
  isChanged: boolean
}

/** The files of a catalog whose records facts may be about. */
export const openDocuments = (files: CatalogFiles): Document[] => {
  const open = (file: CatalogFileName, schema: TObject, idField: Document['idField']): Document => ({
    file,
    schema,
    idField,
    records: JSON.parse(files[file]),
    isChanged: false,
  })
  return [
    ...(Object.keys(headFile) as (keyof typeof headFile)[]).map((type) =>
      open(headFile[type], headSchemas[type], 'headId'),
    ),
    open('shafts.json', ShaftRecord, 'shaftId'),
    open('grips.json', GripRecord, 'gripId'),
    ...modelFiles.map((file) => open(file, ClubModel, null)),
  ]
}

/** The file as text: one record a line, so that a change shows as the lines of its records. */
export const writeDocument = ({ records }: Document): string =>
  `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`
