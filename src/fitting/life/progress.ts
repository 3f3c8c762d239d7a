/** What a run is doing, in this order: the engine's own steps. */
export const stages = ['validate', 'estimate', 'fit', 'match', 'build', 'analyze', 'store'] as const
type Stage = (typeof stages)[number]

/** Told when a stage begins. */
export type OnStage = (stage: Stage) => void

/** Place of a fitting among its stages. */
export interface Progress {
  readonly stage: Stage
  /** 100 when the fitting is stored. */
  readonly percent: number
}

/** The stages before this one, as a share of all. */
export const progressAt = (stage: Stage): Progress => ({
  stage,
  percent: Math.round((100 * stages.indexOf(stage)) / stages.length),
})

/** Progress of a stored fitting. */
export const finished: Progress = { stage: 'store', percent: 100 }
