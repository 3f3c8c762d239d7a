import { Type } from '@sinclair/typebox'
import { clubTypes } from '../../../golf/names/words.ts'
import { count, orNull, said, statements, text, texts } from '../../../platform/described.ts'
import { closed, nullable, oneOf } from '../../../platform/schema.ts'
import { metricIds } from '../metrics.ts'
import { correctionIds, doubtIds, leftOutReasons } from '../read/index.ts'

const lineNumber = Type.Integer({ minimum: 1, unit: 'number', description: 'Line of the file, from 1.', examples: [7] })

const counted = ($id: string, what: string, example: string) =>
  Type.Array(
    closed(
      { name: text('As written.', example), shots: count('shots', 'Shots.', 12) },
      { $id, description: `${what}, with the shots.` },
    ),
    { description: `${what}, where the file has them.` },
  )

/** What was made of a file. */
export const ImportReport = closed(
  {
    format: oneOf(['table', 'workbook', 'json'], { description: 'What the file is.' }),
    encoding: orNull(text('Encoding.', 'utf-8'), 'Encoding of its text; null: it is a workbook.'),
    separator: orNull(text('Separator.', ','), 'What separates its cells; null: it is no text of cells.'),
    decimalSign: nullable(oneOf(['.', ','], { wordNames: ['Point', 'Comma'] }), {
      description: 'Sign before its decimals; null: JSON has one.',
    }),
    lines: count('lines', 'Lines that are not empty.', 42),
    shots: count('shots', 'Shots read.', 36),
    leftOut: Type.Array(
      closed(
        {
          line: lineNumber,
          why: text('Why it is no shot.', 'a row of statistics (Average)'),
          reason: oneOf(leftOutReasons, { description: 'The same without words.' }),
          said: orNull(text('What stands there.', 'Average'), 'What it was known by; null: nothing in particular.'),
        },
        { $id: 'LineLeftOut', description: 'A line that is no shot.' },
      ),
      { description: 'Lines that are no shots, up to 100.' },
    ),
    unreadCells: Type.Array(
      closed(
        {
          line: lineNumber,
          heading: text('Column.', 'Ball Speed'),
          cell: text('What stands there.', 'fast'),
        },
        { $id: 'UnreadCell', description: 'A cell that is no number, or one that no shot has.' },
      ),
      { description: 'Cells of columns of numbers that were not read, up to 100.' },
    ),
    columns: Type.Array(
      closed(
        {
          column: Type.Integer({ minimum: 1, unit: 'number', description: 'Place, from 1.', examples: [3] }),
          heading: text('Its heading, without the unit.', 'Ball Speed'),
          as: nullable(oneOf([...metricIds, 'club', 'player', 'brand', 'model']), {
            description: 'What it was read as; null: nothing.',
          }),
          unit: orNull(
            text('Unit.', 'km/h'),
            'Unit of its numbers, several where its lines name them by turns (`mph, km/h`); null: none.',
          ),
          isUnitNamed: Type.Boolean({ description: 'The file names the unit, in the heading or in every line.' }),
        },
        { $id: 'ImportColumn', description: 'A column.' },
      ),
      { description: 'Every column and how it was read. `?columns=carry:5` reads another.' },
    ),
    units: closed(
      {
        speed: oneOf(['mph', 'km/h', 'm/s'], { description: 'Unit of speeds without one.' }),
        distance: oneOf(['yd', 'm'], { description: 'Unit of distances without one.' }),
        source: oneOf(['named', 'chosen', 'numbers', 'assumed'], {
          description:
            'Named by the file, chosen by the sender, told by the numbers (carry against ball speed), or assumed.',
        }),
      },
      { description: 'Units of numbers for which the file names none.' },
    ),
    device: nullable(
      closed({
        maker: text('Maker.', 'TrackMan'),
        kind: oneOf(['radar', 'camera'], {
          description: 'How it sees the club: the attack of a driver is corrected for cameras only.',
        }),
      }),
      { description: 'The launch monitor, by its headings; null: they do not tell, and nothing is corrected.' },
    ),
    corrections: texts('What counts as another number than is written.', 'Converted: Carry from m.'),
    correctionsSaid: statements(correctionIds, 'Each correction without its words, in the same order.', {
      id: 'converted',
      values: { columns: ['Carry (m)'] },
    }),
    doubts: texts('Questions to the sender, before anything is fitted.', 'Which club is "Blade" (4 shots)?'),
    doubtsSaid: statements(doubtIds, 'Each doubt without its words, in the same order.', {
      id: 'unknownClub',
      values: { club: 'Blade', shots: 4 },
    }),
    clubs: Type.Array(
      closed(
        {
          club: text('As written.', '7i'),
          as: orNull(text('Usual name.', '7-iron'), 'Usual name; null: not understood. `?clubs=Blade:7-iron` says it.'),
          fits: nullable(oneOf(clubTypes), { description: 'The fitting that its shots allow; null: none.' }),
          whyNot: orNull(said('Why.', 'Putters are not fitted.'), 'Why they allow none; null if they allow one.'),
          shots: count('shots', 'Shots.', 12),
        },
        { $id: 'ImportClub', description: 'A club of the file.' },
      ),
      { description: 'Clubs, in the order they were hit.' },
    ),
    players: counted('ImportPlayer', 'Players', 'Sam'),
    heads: counted('ImportHead', 'Heads', 'PING G440'),
  },
  { $id: 'ImportReport', description: 'What was made of the file.' },
)
