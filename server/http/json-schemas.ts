import { z } from 'zod'
import { schemaModules } from './schema-modules.generated.ts'

export type Json = Record<string, unknown>

const shapes = new Map<z.ZodType, string>()
for (const module of schemaModules)
  for (const [name, value] of Object.entries(module))
    if (/^[A-Z][a-z]/.test(name) && value instanceof z.ZodType && !shapes.has(value)) shapes.set(value, name)

/** Converts schemas to JSON Schema; the shapes of the contract become components, under their names there. */
export class JsonSchemas {
  /** The components, by name. */
  readonly components: Record<string, Json> = {}
  private readonly names = { output: z.registry<{ id: string }>(), input: z.registry<{ id: string }>() }

  /** `outputs` are all schemas of answers: a shape of both directions has `Input` behind its name in requests. */
  constructor(outputs: readonly z.ZodType[]) {
    for (const [shape, id] of shapes) this.names.output.add(shape, { id })
    for (const schema of outputs) this.convert(schema, 'output')
    const answered = new Set(Object.keys(this.components))
    for (const [shape, id] of shapes) this.names.input.add(shape, { id: answered.has(id) ? `${id}Input` : id })
  }

  convert(schema: z.ZodType, io: 'input' | 'output'): Json {
    // Within an object, a shape is a reference like any other.
    const { properties = {} } = this.membersOf(z.object({ schema }), io)
    return properties.schema ?? {}
  }

  /** Returns the schema of an object in place, for its members. */
  membersOf(schema: z.ZodType, io: 'input' | 'output'): { properties?: Record<string, Json>; required?: string[] } {
    const {
      $defs = {},
      $ref,
      ...json
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      metadata: this.names[io],
      // A list that the code does not change is one that a caller may send.
      override: ({ jsonSchema }) => void delete jsonSchema.readOnly,
    })
    const ownName = $ref?.split('/').at(-1) ?? ''
    for (const [name, { id: _, ...definition }] of Object.entries($defs))
      if (name !== ownName) this.components[name] ??= pointed(definition)
    return pointed($defs[ownName] ?? json)
  }
}

/** Lets the references of a schema point to the components of the description. */
const pointed = (schema: object): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json
