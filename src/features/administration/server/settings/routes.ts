import type { Context } from '../../../../platform/server/context.ts'
import { type Mount, route } from '../../../../platform/server/http.ts'
import type {
  OperatorSetting,
  SettingState,
} from '../../../../platform/server/operator-settings.ts'
import * as calls from '../../settings-contract.ts'
import { getSettingByKey, listSettingChanges, listSettings } from './settings.ts'

const changes: Mount = (app, host) => {
  /** The pages of this process show what was set as soon as the operator hears that it is. */
  const shown = async (
    ctx: Context,
    key: string,
    act: (setting: OperatorSetting) => Promise<SettingState>,
  ) => {
    const setting = getSettingByKey(ctx, key)
    const state = await act(setting)
    await host.followSettings()
    return { key, standard: setting.standard, ...state }
  }
  route(calls.changeSetting, (ctx, { key, version, value }) =>
    shown(ctx, key, (setting) => setting.change(ctx, { version, value })),
  )(app, host)
  route(calls.restoreSetting, (ctx, { key, version, change }) =>
    shown(ctx, key, (setting) => setting.restore(ctx, { version, change })),
  )(app, host)
}

export const settingsRoutes: Mount[] = [
  route(calls.listSettings, (ctx, { prefix }) => listSettings(ctx, prefix)),
  route(calls.getSetting, async (ctx, { key }) => {
    const setting = getSettingByKey(ctx, key)
    return { key, standard: setting.standard, ...(await setting.state(ctx)) }
  }),
  route(calls.listSettingChanges, listSettingChanges),
  changes,
]
