// A handicap that Sabaki's client synchronizes, forward and back; then a whole game on 5x5, analysed, whose SGF Sabaki's parser reads.
// Arguments: the command that starts the engine. Prints what was seen as one JSON object.
const {Controller, ControllerStateTracker} = require('@sabaki/gtp')
const sgf = require('@sabaki/sgf')

async function main([program, ...args]) {
  const engine = new Controller(program, args)
  engine.start()
  const ask = async (name, ...args) => {
    const response = await engine.sendCommand({name, args})
    if (response.error) throw new Error(`${name}: ${response.content}`)
    return response.content.trim()
  }
  const tracker = new ControllerStateTracker(engine)
  const handicap = {name: 'set_free_handicap', args: ['C3', 'G7']}
  const stone = {name: 'play', args: ['W', 'E5']}
  const stones = async history => {
    await tracker.sync({komi: 3.75, boardsize: [9, 9], history})
    return (await ask('printsgf')).replace(/\s/g, '').replace(/^.*KM/, 'KM')
  }
  const synced = [await stones([handicap, stone]), await stones([handicap])]
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
  console.log(JSON.stringify({synced, moves, score, lines: lines.filter(line => line.startsWith('info ')).length, read}))
}

main(process.argv.slice(2)).catch(error => {
  console.error(error)
  process.exit(1)
})
