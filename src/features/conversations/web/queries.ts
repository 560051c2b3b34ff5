import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/web/browser-api.ts'
import {
  type Conversation,
  countUnreadConversations,
  getConversation,
  getReadMarks,
  getTyping,
  listConversations,
  listMessages,
  type Message,
} from '../contract.ts'

export const listTopic = 'conversations'
const topicOf = (id: number): string => `conversation:${id}`

export const unreadQuery = queryOptions({
  queryKey: [listTopic, 'unread'],
  queryFn: ({ signal }) => api(countUnreadConversations, {}, { signal }),
  staleTime: 30_000,
})

/** The pages that are shown of the list, each after the one before. */
export const listQuery = (pages: number) =>
  queryOptions({
    queryKey: [listTopic, 'list', pages],
    queryFn: async ({ signal }) => {
      let data = await api(listConversations, {}, { signal })
      for (let page = 1; page < pages && data.next !== null; page += 1) {
        const more = await api(listConversations, { before: data.next }, { signal })
        data = { ...more, results: [...data.results, ...more.results] }
      }
      return data
    },
    placeholderData: (before) => before,
    staleTime: 0,
  })

/** Apart from what is said, which changes far more often. */
export const stateKey = (id: number) => [`${topicOf(id)}:state`]

export const conversationQuery = (id: number) =>
  queryOptions({
    queryKey: stateKey(id),
    queryFn: ({ signal }) => api(getConversation, { id }, { signal }),
    // Whether the household still has her in its list.
    meta: { live: ['pipeline', 'interviews'] },
    staleTime: 0,
  })

/** How far the others have read, kept in the conversation: asked for by itself when it changes, which is after each message. */
export const marksQuery = ({ id, others_read }: Conversation) =>
  queryOptions({
    queryKey: [`${topicOf(id)}:marks`],
    queryFn: async ({ client, signal }) => {
      const marks = await api(getReadMarks, { id }, { signal })
      client.setQueryData<Conversation>(stateKey(id), (state) => state && { ...state, ...marks })
      return marks
    },
    initialData: { others_read },
    staleTime: Infinity,
  })

export const typingQuery = (id: number) =>
  queryOptions({
    queryKey: [`${topicOf(id)}:typing`],
    queryFn: ({ signal }) => api(getTyping, { id }, { signal }),
    staleTime: 0,
  })

export interface Log {
  messages: Message[]
  hasOlder: boolean
  contactOpen: boolean
}

const logKey = (id: number) => [topicOf(id), 'messages']

/** The messages that are shown; asked for anew, what came after the last. */
export const logQuery = (id: number) =>
  queryOptions({
    queryKey: logKey(id),
    queryFn: ({ client, signal }) => readLog(client, id, signal),
    staleTime: 0,
  })

async function readLog(client: QueryClient, id: number, signal: AbortSignal): Promise<Log> {
  let log = client.getQueryData<Log>(logKey(id))
  for (;;) {
    const last = log?.messages.at(-1)?.number
    const answer = await api(
      listMessages,
      { id, ...(last !== undefined && { after: last }) },
      { signal },
    )
    const isWhole = log === undefined || last === undefined
    // What was covered is open now, or the other way: all of it reads differently.
    if (!isWhole && answer.contact_open !== log?.contactOpen) {
      log = undefined
      continue
    }
    log = {
      messages: [...(isWhole ? [] : (log?.messages ?? [])), ...answer.results],
      hasOlder: isWhole ? answer.has_more : (log?.hasOlder ?? false),
      contactOpen: answer.contact_open,
    }
    if (isWhole || !answer.has_more) return log
  }
}

/** Adds the messages before the first that is shown. */
export async function showOlder(client: QueryClient, id: number): Promise<void> {
  const [first] = client.getQueryData<Log>(logKey(id))?.messages ?? []
  if (first === undefined) return
  const { results, has_more: hasOlder } = await api(listMessages, { id, before: first.number })
  client.setQueryData<Log>(
    logKey(id),
    (log) =>
      log && {
        ...log,
        hasOlder,
        messages: [...results.filter(({ number }) => number < first.number), ...log.messages],
      },
  )
}

/** Shows a message that the server has just taken, unless others came before it that are not here yet. */
export function showSent(client: QueryClient, id: number, message: Message): void {
  const log = client.getQueryData<Log>(logKey(id))
  const last = log?.messages.at(-1)?.number ?? 0
  if (log && message.number === last + 1)
    client.setQueryData<Log>(logKey(id), { ...log, messages: [...log.messages, message] })
  else void client.invalidateQueries({ queryKey: [topicOf(id)] })
}
