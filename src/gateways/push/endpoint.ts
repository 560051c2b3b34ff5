import dns from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether an address is one of the open internet: not this machine, nor one of a network of ours, nor nobody's. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

/** The services of the makers of browsers: Chrome and all that is made of it, Firefox, Safari, Edge. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^jmt17\.google\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)?push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
]

/**
 * The address of a browser maker's service as somebody's browser gave it, or null for any other: whoever makes up an address may not have us
 * call it. Outside production a service on this machine will do.
 */
export function pushEndpoint(text: string, { production }: { production: boolean }): URL | null {
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '') return null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!production && isLoopback(host)) return url
  const isService = services.some((service) => service.test(host))
  return url.protocol === 'https:' && url.port === '' && isService ? url : null
}

/** Looks a name up and refuses where it leads into a network of ours, whatever who answers for names may say. */
export const publicLookup: LookupFunction = (name, options, done) => {
  dns.lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0)
    const [first] = addresses
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(Object.assign(new Error('not a public address'), { code: 'ENOTPUBLIC' }), '', 0)
    if (options.all) return done(null, addresses)
    return done(null, first.address, first.family)
  })
}
