package io.mcts.tree;

import static io.mcts.tree.TreeTest.ANY_MOVES;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import org.junit.jupiter.api.Test;

/**
 * How a tree grows to the word. A plain node of n children has 1 + 2n + n/2 words, n/2 rounded up; the first word of a tree is
 * in no node.
 */
class TreeSizeTest {

    private static final long CHUNK_BYTES = 1L << 20;

    private final Tree tree = new Tree(NodeLayout.PLAIN);
    private final NodeAllocator allocator = new NodeAllocator(tree);

    private int allocate(int children) {
        return allocator.allocate(children, ANY_MOVES, 0, false);
    }

    @Test
    void aNodeThatFillsTheFirstWordsLeavesThemAsMany() {
        // 1 + (1 + 408 + 102) = 512
        allocate(204);
        assertThat(tree.bytes()).isEqualTo(8L * 512);
        assertThat(tree.usedBytes()).isEqualTo(8L * 512);
        allocate(1);
        assertThat(tree.bytes()).isEqualTo(8L * 1_024);
    }

    @Test
    void theFirstChunkGrowsToThePowerOfTwoThatIsNeeded() {
        // 1 + (1 + 202 + 51) = 255, and (1 + 614 + 154) = 769 more are 1,024
        allocate(101);
        allocate(307);
        assertThat(tree.bytes()).isEqualTo(8L * 1_024);
        allocate(1);
        assertThat(tree.bytes()).isEqualTo(8L * 2_048);
    }

    @Test
    void nodesThatFillTheFirstChunkTakeNoOther() {
        // 1 + (1 + 40,000 + 10,000) + (1 + 40,002 + 10,001) + (1 + 24,850 + 6,213) = 131,070
        allocate(20_000);
        allocate(20_001);
        assertThat(allocate(12_425) >>> Tree.CHUNK_BITS).isZero();
        assertThat(tree.bytes()).as("with the header of the array").isEqualTo(CHUNK_BYTES);
        assertThat(allocate(1)).isEqualTo(1 << Tree.CHUNK_BITS);
        assertThat(tree.bytes()).isEqualTo(2 * CHUNK_BYTES);
    }

    @Test
    void whatIsExpectedHasRoomFromTheBeginning() {
        Tree expecting = new Tree(NodeLayout.PLAIN, false, false, Long.MAX_VALUE, 599);
        assertThat(expecting.bytes()).isEqualTo(8L * 600);
        NodeAllocator here = new NodeAllocator(expecting);
        // 1 + (1 + 466 + 117) = 585
        here.allocate(233, ANY_MOVES, 0, false);
        assertThat(expecting.bytes()).isEqualTo(8L * 600);
        // 585 + (1 + 12 + 3) = 601
        here.allocate(6, ANY_MOVES, 0, false);
        assertThat(expecting.bytes()).isEqualTo(8L * 1_200);
    }

    @Test
    void aLimitMayBeReached() {
        tree.limit(2 * CHUNK_BYTES);
        int made = 0;
        while (allocate(20_000) != Tree.NONE) {
            made++;
        }
        // two of 50,001 words in each chunk
        assertThat(made).isEqualTo(4);
        assertThat(tree.bytes()).isEqualTo(2 * CHUNK_BYTES);
        assertThat(tree.isFull()).isTrue();
        tree.limit(3 * CHUNK_BYTES - 1);
        assertThat(tree.isFull()).isFalse();
        assertThat(allocate(20_000)).isEqualTo(Tree.NONE);
        tree.limit(3 * CHUNK_BYTES);
        assertThat(allocate(20_000)).isNotEqualTo(Tree.NONE);
        assertThat(tree.bytes()).isEqualTo(3 * CHUNK_BYTES);
    }

    @Test
    void aLimitMayBeReachedWithinTheFirstChunk() {
        tree.limit(8L * 1_024);
        allocate(204);
        assertThat(allocate(1)).isNotEqualTo(Tree.NONE);
        assertThat(tree.bytes()).isEqualTo(8L * 1_024);
        assertThat(allocate(204)).isEqualTo(Tree.NONE);
        assertThat(tree.bytes()).isEqualTo(8L * 1_024);
    }

    /** A node of up to a quarter of the limit for which there is no room: 256 words are, 257 are not. */
    @Test
    void aTreeIsFullWhereANodeOfCommonSizeFindsNoRoom() {
        tree.limit(8L * 1_024);
        allocate(204);
        allocate(203);
        // 1 + 206 + 52 = 259 words
        assertThat(allocate(103)).isEqualTo(Tree.NONE);
        assertThat(tree.isFull()).isFalse();
        // 1 + 204 + 51 = 256 words
        assertThat(allocate(102)).isEqualTo(Tree.NONE);
        assertThat(tree.isFull()).isTrue();
    }

    /** 16 bytes are the header of an array; a allocator of the G1 collector has 1 MiB in heaps up to 4 GiB. */
    @Test
    void aFullChunkIsExactlyAMebibyteSoThatItTakesOneRegionOfTheHeap() throws ReflectiveOperationException {
        Field length = Tree.class.getDeclaredField("CHUNK_LENGTH");
        length.setAccessible(true);
        assertThat(16 + 8L * length.getInt(null)).isEqualTo(1 << 20);
        for (int chunks = 1; chunks <= 4; chunks++) {
            while (tree.bytes() < chunks * CHUNK_BYTES) {
                allocate(1_000);
            }
            assertThat(tree.bytes()).isEqualTo(chunks * CHUNK_BYTES);
        }
    }
}
