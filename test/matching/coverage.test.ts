import { describe, expect, test } from 'bun:test'
import { adultFlexes, categoriesOf, clubTypes, hands } from '../../src/golf/names/words.ts'
import type { Matched as MatchedBefore, WantedBuild } from '../../src/matching/index.ts'
import { createScorer } from '../../src/scoring/index.ts'
import type { Rendered } from '../../src/words/message.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { match } from '../support/in-english.ts'
import { juniorBuild, typicalBuild } from './wanted.ts'

type Matched = Rendered<MatchedBefore>
type Pick = Matched['picks'][number]

const adults = clubTypes.flatMap((clubType) =>
  hands.flatMap((hand) =>
    (['men', 'women'] as const).flatMap((group) =>
      adultFlexes.flatMap((flex) =>
        categoriesOf[clubType].map((headProfile) => typicalBuild(clubType, flex, { hand, group, headProfile })),
      ),
    ),
  ),
)
const juniors = clubTypes.flatMap((clubType) =>
  hands.flatMap((hand) => [42, 48, 54, 60].map((heightIn) => juniorBuild(clubType, heightIn, { hand }))),
)
const loaded = createScorer(catalog).current()
const matched = [...adults, ...juniors].map((wanted) => ({ wanted, found: match(wanted, loaded) }))

/** Check a claim on every pick, naming the first that breaks it. */
const everyPick = (claim: (pick: Pick, wanted: WantedBuild, found: Matched) => boolean): void => {
  const broken = matched.flatMap(({ wanted, found }) =>
    found.picks.filter((pick) => !claim(pick, wanted, found)).map((pick) => ({ wanted, pick })),
  )
  expect(broken.slice(0, 1)).toEqual([])
}
const headOf = (pick: Pick) => catalog.head(pick.headId)!

describe('every club type, hand, group, flex and head category', () => {
  test('has three picks of different models, ranked, which lead the list of heads', () => {
    const short = matched.filter(({ found }) => found.picks.length < 3)
    expect(short).toEqual([])
    for (const { found } of matched) {
      expect(found.picks.map(({ rank }) => rank)).toEqual([1, 2, 3])
      expect(new Set(found.picks.map(({ headId }) => headId)).size).toBe(3)
      expect(found.heads.slice(0, 3)).toEqual(found.picks.map(({ headId }) => headId))
    }
  })
  test('is offered current heads only', () => {
    everyPick((pick) => !headOf(pick).discontinued)
    for (const { found } of matched)
      for (const headId of found.heads) expect(catalog.head(headId)?.discontinued).toBe(false)
  })
  test('is offered the club type asked for, made for the hand in the very loft, bounce and sole of the build', () => {
    everyPick((pick, { clubType, hand }) => {
      const head = headOf(pick)
      if (head.clubType !== clubType) return false
      if (head.clubType === 'iron') return head.hands.includes(hand) && head.sevenIronLoft === pick.build.loft
      if (head.clubType === 'wedge')
        return head.options.some(
          ({ loft, bounce, grind, hands }) =>
            loft === pick.build.loft &&
            bounce === pick.build.bounce &&
            grind === pick.build.grind &&
            hands.includes(hand),
        )
      return head.lofts.some(({ loft, hands }) => loft === pick.build.loft && hands.includes(hand))
    })
  })
  test("is offered heads of the golfer's group", () => {
    everyPick((pick, { group }) => {
      const { gender, weightClass } = headOf(pick)
      if (group === 'men') return gender === 'unisex'
      return group === 'women' ? gender !== 'junior' : gender === 'junior' || weightClass === 'light'
    })
  })
  test('plays within half a degree of the fitted loft, or says by how much not', () => {
    everyPick(
      ({ build, compromises, reasons }, { clubType, loftDeg }) =>
        Math.abs(build.playingLoft - loftDeg) <= 0.5 ||
        compromises.some((said) => said.startsWith(`Plays ${build.playingLoft}°`)) ||
        // A weaker iron is no compromise for who needs height.
        (clubType === 'iron' &&
          build.playingLoft > loftDeg &&
          reasons.some((said) => said.includes(`${build.playingLoft}°`))),
    )
  })
  test('turns a hosel as far as its sleeve and its face allow, bends an iron by two and a wedge by one', () => {
    everyPick((pick) => {
      const { adjustable, clubType } = headOf(pick)
      const { setting, hosel, loft, playingLoft } = pick.build
      if (clubType === 'iron' || clubType === 'wedge')
        return Math.abs(Number(setting ?? 0)) <= (clubType === 'iron' ? 2 : 1)
      const turned = Math.abs(playingLoft - loft)
      return turned <= adjustable.loftSleeveDeg && Math.abs(hosel?.faceDeg ?? 2 * turned) <= 2
    })
  })
  test('gets a shaft that is sold for the club in the flex of the build', () => {
    everyPick(({ headId, build: { shaft } }, { clubType }) => {
      const record = shaft.shaftId === null ? undefined : catalog.shaft(shaft.shaftId)
      const flex = record?.flexes.find((entry) => entry.flex === shaft.flex)
      if (shaft.source === 'aftermarket')
        return (
          record?.aftermarket === true &&
          record.clubTypes.includes(clubType) &&
          flex?.stockOnly !== true &&
          flex !== undefined
        )
      const stock = catalog.head(headId)?.stockShafts.filter((entry) => entry.model === shaft.model)
      return stock?.some(({ flexes, shaftId }) => shaftId === shaft.shaftId && flexes.includes(shaft.flex)) ?? false
    })
  })
  test('gets the fitted flex, or its neighbor with the compromise said; never two steps away', () => {
    const place = (flex: string) => ['Junior', ...adultFlexes].indexOf(flex)
    everyPick(({ build: { shaft }, compromises }, { flex }) => {
      const steps = Math.abs(place(shaft.flex) - place(flex))
      return steps === 0 || (steps === 1 && compromises.some((said) => said.includes(flex)))
    })
  })
  test('gets the fitted weight, or reads what it weighs', () => {
    // A builder weighs a shaft to 2 g; where only the printed band is known, it has to hold the fitted weight.
    everyPick(({ build: { shaft }, compromises }, { shaftWeightGrams }) => {
      const from = Number.parseInt(shaft.weightBand, 10)
      const [low, high] = shaft.weightGrams === null ? [from, from + 9] : [shaft.weightGrams - 2, shaft.weightGrams + 2]
      const fits = shaftWeightGrams >= low && shaftWeightGrams <= high
      return fits !== compromises.some((said) => said.startsWith('The shaft weighs'))
    })
  })
  test('gets steel where steel was fitted and graphite where graphite was, or reads otherwise', () => {
    everyPick(({ headId, build: { shaft }, compromises }, { material }) => {
      const record = shaft.shaftId === null ? undefined : catalog.shaft(shaft.shaftId)
      const isMade =
        record?.material ?? catalog.head(headId)?.stockShafts.find(({ model }) => model === shaft.model)?.material
      return material === undefined || isMade === material || compromises.some((said) => said.includes('shaft;'))
    })
  })
  test('gets the fitted head category first, or reads which one instead', () => {
    everyPick(
      (pick, { headProfile }) =>
        pick.category === headProfile ||
        headOf(pick).gender === 'junior' ||
        pick.compromises.some((said) => said.includes('was fitted')),
    )
  })
  test('gets a score and a verdict, wedges neither', () => {
    everyPick(({ score, verdict }, { clubType }) => (score === null && verdict === null) === (clubType === 'wedge'))
  })
  test('gets two reasons at least, and up to twelve shafts and five grips that exist', () => {
    everyPick(({ reasons, compromises }) => reasons.length + compromises.length >= 2 && reasons.length <= 5)
    for (const { wanted, found } of matched) {
      expect(found.heads.length).toBeLessThanOrEqual(12)
      expect(found.shafts.length).toBeLessThanOrEqual(12)
      expect(found.grips.length).toBeLessThanOrEqual(5)
      for (const id of found.shafts) expect(catalog.shaft(id)?.clubTypes).toContain(wanted.clubType)
      for (const id of found.grips) expect(catalog.grip(id)?.sizes).toContain(wanted.gripSize)
    }
  })
})

test('a mini driver is never the driver of a fitting', () => {
  const heads = matched.flatMap(({ found }) => found.heads)
  expect(heads.filter((headId) => headId.includes('mini'))).toEqual([])
})

test('a left-hander gets the same fitted figures, and no head is marked down for the hand', () => {
  const scores = (hand: 'right' | 'left') =>
    match(typicalBuild('driver', 'Stiff', { hand }), loaded).picks.map(({ headId, score }) => `${headId} ${score}`)
  expect(scores('left')).toEqual(scores('right'))
})
