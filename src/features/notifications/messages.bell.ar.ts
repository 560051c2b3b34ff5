import { plural } from '../../platform/shared/locale.ts'
import type { bell as en } from './messages.bell.en.ts'

export const bell: typeof en = {
  label: 'الإشعارات',
  unread: (count) =>
    `الإشعارات: ${plural('ar', count, { one: 'إشعار واحد غير مقروء', two: 'إشعاران غير مقروءين', few: '# إشعارات غير مقروءة', many: '# إشعاراً غير مقروء', other: '# إشعار غير مقروء' })}`,
}
