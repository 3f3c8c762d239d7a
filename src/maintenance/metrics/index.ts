export { answerScrape, type MetricsDeps, metricsPage, metricsPath } from './page.ts'
