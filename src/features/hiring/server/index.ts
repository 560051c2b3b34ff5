export { appointmentOf } from './appointments.ts'
export { countReached, type ReachedStage } from './analytics/count-reached.ts'
export { type RoomMeeting, roomMeetingOf } from './meetings/room-meeting.ts'
