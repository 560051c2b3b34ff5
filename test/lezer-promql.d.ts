declare module '@prometheus-io/lezer-promql' {
  interface Node {
    readonly name: string
    readonly from: number
    readonly to: number
    readonly type: { readonly isError: boolean }
  }
  /** Prometheus' own grammar of its language. */
  export const parser: {
    parse(text: string): { iterate(visit: { enter(node: Node): void }): void }
  }
}
