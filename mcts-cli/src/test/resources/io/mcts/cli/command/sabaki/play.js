// A whole game on 5x5 through Sabaki's client, analysed on the way, and its SGF read by Sabaki's parser.
// Arguments: the command that starts the engine. Prints what was seen as one JSON object.
const {Controller} = require('@sabaki/gtp')
const sgf = require('@sabaki/sgf')

async function main([program, ...args]) {
  const engine = new Controller(program, args)
  engine.start()
  const ask = async (name, ...args) => {
    const response = await engine.sendCommand({name, args})
    if (response.error) throw new Error(`${name}: ${response.content}`)
    return response.content.trim()
  }
  await ask('boardsize', '5')
  await ask('komi', '0.5')
  await ask('clear_board')
  const moves = []
  while (moves.slice(-2).join(' ') !== 'pass pass' && moves.length < 100) {
    moves.push((await ask('genmove', moves.length % 2 === 0 ? 'B' : 'W')).toLowerCase())
    if (moves.length === 4) {
      await ask('undo')
      await ask('play', 'W', moves[3])
    }
  }
  const lines = []
  let stop
  const analysed = engine.sendCommand({name: 'lz-analyze', args: ['B', '10']}, ({line}) => {
    lines.push(line)
    if (lines.length > 3 && !stop) stop = engine.sendCommand({name: 'protocol_version'})
  })
  await analysed
  await stop
  const [tree] = sgf.parse(await ask('printsgf'))
  const read = []
  for (let node = tree; node; node = node.children[0]) {
    if (node.data.B) read.push(node.data.B[0])
    if (node.data.W) read.push(node.data.W[0])
  }
  const score = await ask('final_score')
  await engine.stop()
  console.log(JSON.stringify({moves, score, lines: lines.filter(line => line.startsWith('info ')).length, read}))
}

main(process.argv.slice(2)).catch(error => {
  console.error(error)
  process.exit(1)
})
