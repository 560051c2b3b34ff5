import { settings as settingsAr } from '../messages.settings.ar.ts'
import { settings as settingsEn } from '../messages.settings.en.ts'
import { figuresRoutes } from './figures/routes.ts'
import { consoleRoutes } from './routes.ts'
import { settingsRoutes } from './settings/routes.ts'

export const errorTexts = { en: settingsEn.errors, ar: settingsAr.errors }
export const routes = [settingsRoutes, figuresRoutes, consoleRoutes].flat()
