import sharp, { type Sharp } from 'sharp'

/** A photograph as phones take them: how it stands upright, and where the face is in it. */
export interface Photograph {
  what: string
  name: string
  width: number
  height: number
  face: { x: number; y: number; radius: number }
  body: () => Promise<Buffer>
}

export const skin = { r: 200, g: 129, b: 79 }
const above = '#b83232'
const below = '#2848b8'

interface Scene {
  width: number
  height: number
  face: Photograph['face']
  /** Drawn over it. */
  more?: string
  /** Nothing behind the person. */
  isCutOut?: boolean
}

/** Red above, blue below and a face: enough to see which way is up and what was cut off. */
function scene({ width, height, face, more = '', isCutOut = false }: Scene): Sharp {
  const { r, g, b } = skin
  const ground = `<rect width="${width}" height="${height}" fill="${below}"/><rect width="${width}" height="${height / 2}" fill="${above}"/>`
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${isCutOut ? '' : ground}` +
        `<circle cx="${face.x}" cy="${face.y}" r="${face.radius}" fill="rgb(${r},${g},${b})"/>${more}</svg>`,
    ),
  )
}

const middle = (width: number, height: number) => ({
  x: width / 2,
  y: height * 0.4,
  radius: Math.min(width, height) / 4,
})

/** As a camera stores it that was held so: turned, with a word on how to turn it back. */
const turned = async (scene: Sharp, degrees: number, orientation: number): Promise<Buffer> =>
  sharp(await scene.png().toBuffer())
    .flatten()
    .rotate(degrees)
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()

function photograph(
  what: string,
  [width, height]: readonly [number, number],
  make: (scene: Sharp) => Sharp | Promise<Buffer>,
  {
    face = middle(width, height),
    name = 'me.jpg',
    ...more
  }: Partial<Scene & { name: string }> = {},
): Photograph {
  const body = async () => {
    const made = make(scene({ width, height, face, ...more }))
    return 'toBuffer' in made ? made.toBuffer() : made
  }
  return { what, name, width, height, face, body }
}

const jpeg = (scene: Sharp): Sharp => scene.flatten().jpeg()
const cat =
  '<path d="M150 550 210 450 270 500 350 500 410 450 450 550 450 800 150 800Z" fill="#202020"/>'

/** Twelve, none of them as one would wish. */
export const photographs: readonly Photograph[] = [
  photograph('upright', [600, 800], jpeg),
  photograph('lying, she at its edge', [800, 600], jpeg, {
    face: { x: 675, y: 210, radius: 90 },
  }),
  photograph('dim', [600, 800], (scene) => jpeg(scene.linear(0.25, 0))),
  photograph('very bright', [600, 800], (scene) => jpeg(scene.linear(0.5, 125))),
  photograph('a cat in front', [600, 800], jpeg, { more: cat }),
  photograph('a panorama', [1500, 350], jpeg, { face: { x: 1150, y: 150, radius: 80 } }),
  photograph('a tall screenshot', [350, 1200], (scene) => scene.flatten().png(), {
    name: 'me.png',
    face: { x: 175, y: 250, radius: 85 },
  }),
  photograph('tiny', [48, 64], jpeg),
  photograph('the phone held to the left', [600, 800], (scene) => turned(scene, 270, 6)),
  photograph('the phone held to the right', [600, 800], (scene) => turned(scene, 90, 8)),
  photograph('the phone held upside down', [800, 600], (scene) => turned(scene, 180, 3)),
  photograph('cut out, nothing behind her', [500, 500], (scene) => scene.png(), {
    name: 'me.png',
    isCutOut: true,
  }),
]
